import { buildPortal } from './run/build.ts'

const complaints = await buildPortal(process.cwd())
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
