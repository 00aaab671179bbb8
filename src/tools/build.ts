import { buildPortal } from './run/build.ts'
import { given } from './run/given.ts'

given({ usage: 'npm run build' })
const complaints = await buildPortal(process.cwd())
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
