import { runApiScript } from './api-script.mjs'

// backup FOLDER, or restore FOLDER.
await runApiScript('backup.ts')
