import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from './messages-plugin.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:8081'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    messages(),
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
        codeSplitting: {
          groups: [
            // what a release rarely changes stays in the browser's cache over the next one
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|intl-messageformat|@formatjs|@tanstack\/(history|store|react-store|react-router|router-core))\//,
              priority: 2,
            },
            // the small parts that most screens share travel as one piece: alone, each would cost more head than body
            {
              name: 'parts',
              test: /src\/ui\/|node_modules\/lucide-react\//,
              minShareCount: 26,
              maxModuleSize: 6000,
              priority: 1,
            },
            // what the login page is made of beside the frame: eight pieces of a few hundred bytes cost more head than body
            {
              name: 'entrance',
              test: /src\/(ui\/(Brand|PasswordInput)\.tsx|session\/(LanguageChoice\.tsx|keep-focus\.ts))|lucide-react\/dist\/esm\/icons\/(key-round|refresh-cw)\.|src\/account\/calls\.ts|domain\/src\/permission\.ts/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api } },
})
