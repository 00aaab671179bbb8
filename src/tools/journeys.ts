import { refreshPortal } from './run/refresh.ts'
import { findBrowser } from './run/browser.ts'
import { runCommand } from './run/step.ts'

/** `npm run test:journeys [-- Playwright's arguments]`: builds when needed, then drives the real page. */
const root = process.cwd()
const complaints = await refreshPortal(root)
const browser = findBrowser()
if (complaints.length > 0 || browser === undefined) {
  console.error(complaints.length > 0 ? complaints.join('\n') : 'No Chromium is installed and none could be fetched.')
  process.exitCode = 1
} else {
  const result = await runCommand('journeys', ['playwright', 'test', ...process.argv.slice(2)], {
    live: true,
    env: { PORTAL_BROWSER: browser },
  })
  process.exitCode = result.ok ? 0 : 1
}
