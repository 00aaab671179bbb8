import { atOnce } from './proof/at-once.ts'
import { checkSteps } from './proof/checks.ts'
import { given } from './run/given.ts'
import { runSteps } from './run/step.ts'

given({ usage: 'npm run check (one tenant alone: npm run tenants -- check ID)' })
const results = await runSteps(checkSteps(process.cwd()), atOnce())
const failed = results.filter((result) => !result.ok).length
console.log(`check: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
