import { findBrowser } from './run/browser.ts'
import { runCommand } from './run/step.ts'

/** `npm run bench`: measures claims of speed, each as a ratio of two things measured in the same run. */
const browser = findBrowser()
if (browser === undefined) {
  console.error('No Chromium is installed and none could be fetched.')
  process.exitCode = 1
} else {
  const result = await runCommand(
    'bench',
    ['playwright', 'test', '--config', 'tests/bench/playwright.config.ts', ...process.argv.slice(2)],
    {
      live: true,
      env: { PORTAL_BROWSER: browser },
    },
  )
  process.exitCode = result.ok ? 0 : 1
}
