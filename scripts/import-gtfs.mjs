import { runApiScript } from './api-script.mjs'

await runApiScript('import-gtfs.ts')
