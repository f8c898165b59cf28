import { runApiScript } from './api-script.mjs'

await runApiScript('check-audit.ts')
