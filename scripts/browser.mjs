import { chromium } from './services.mjs'

/** How the system's Chromium is started: without a sandbox, as root and containers need, and silent on the network. */
export const browser = () => ({
  executablePath: chromium() ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
