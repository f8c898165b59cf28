import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from './messages-plugin.ts'
import { pages } from './pages-plugin.ts'
import { pieces } from './pieces.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:8081'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    messages(),
    pages(),
    react({ compiler: true }),
    // the library's own names of locales: without its English the calendar has no words at all
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'zh-CN', 'zh-TW', 'ar-AE'] }), enforce: 'pre' },
  ],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: pieces },
      },
    },
  },
  server: { proxy: { '/api': api } },
})
