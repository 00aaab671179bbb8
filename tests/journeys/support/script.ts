import type { Page, Response } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { expect } from './test.ts'

/** Keeps what opens over the page from coming by itself, which it does once a page asked for nothing for four seconds: a slow machine would count it with the page. */
export async function keepOverlaysBack(page: Page): Promise<void> {
  await page.addInitScript((quiet) => {
    const { setTimeout } = window
    const patient = (run: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === quiet ? 0 : setTimeout(run, after, ...rest)
    Object.assign(window, { setTimeout: patient })
  }, 4_000)
}

/** Counts what a page loads, from now on: its scripts over the wire, and its requests to the gateway. Answers how to keep a screen to its budget. */
export function countScript(
  page: Page,
): (screen: keyof typeof budgets.screens) => Promise<{ weight: number; bodies: string[] }> {
  const arriving: ReturnType<typeof scriptOf>[] = []
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api-gateway/')) requests += 1
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // What opens over the page comes with the first screen that needs it.
    if (pathname.endsWith('.js') && !pathname.startsWith('/assets/overlays-')) arriving.push(scriptOf(response))
  })
  return async (screen) => {
    await page.waitForLoadState('networkidle')
    const scripts = await Promise.all(arriving)
    // A file that is asked for again while it is on its way comes once.
    const sizes = new Map<string, number>()
    for (const { url, bytes } of scripts) sizes.set(url, Math.max(bytes, sizes.get(url) ?? 0))
    const weight = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
    const { script, files, calls } = budgets.screens[screen]
    expect.soft(weight, `bytes of script up to ${screen}`).toBeLessThanOrEqual(script)
    expect.soft(sizes.size, `files of script up to ${screen}`).toBeLessThanOrEqual(files)
    expect.soft(requests, `requests of ${screen}`).toBeLessThanOrEqual(calls)
    requests = 0
    return { weight, bodies: scripts.map(({ body }) => body) }
  }
}

async function scriptOf(response: Response): Promise<{ url: string; body: string; bytes: number }> {
  const [body, { responseBodySize }] = await Promise.all([response.text(), response.request().sizes()])
  // What comes from the browser's cache has a size below nothing: its bytes came before.
  return { url: response.url(), body, bytes: Math.max(0, responseBodySize) }
}
