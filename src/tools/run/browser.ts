import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The shell without windows first: the same engine, a tenth quicker. */
const installedChromiums = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * Finds a Chromium for the journeys, or fetches one: `PORTAL_BROWSER`, an installed one, Playwright's own, then Playwright's
 * download, then the system's package. The path of its executable, or undefined where there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env['PORTAL_BROWSER']
  if (named !== undefined) return named
  const present = () => [...installedChromiums, chromium.executablePath()].find((path) => existsSync(path))
  return (
    present() ??
    afterRunning('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], present) ??
    fromPackages(present)
  )
}

function fromPackages(present: () => string | undefined): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => [...sudo, 'apt-get', ...args] as [string, ...string[]]
  const run = ([program, ...args]: [string, ...string[]]) => spawnSync(program, args, { stdio: 'inherit' }).status === 0
  run(apt('update'))
  const install = (name: string) => run(apt('install', '-y', '--no-install-recommends', name))
  if (!install('chromium-headless-shell')) install('chromium')
  return present()
}

function afterRunning(program: string, args: string[], present: () => string | undefined): string | undefined {
  console.log('No Chromium found; trying to install one.')
  spawnSync(program, args, { stdio: 'inherit', timeout: 300_000 })
  return present()
}
