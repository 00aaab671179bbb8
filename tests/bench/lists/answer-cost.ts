import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { data?: { requestId?: string; url?: string } }
}

/** Milliseconds after the rows are shown in which what belongs to them may still run. */
const REST = 500

/**
 * Processor milliseconds of the page's main thread (script, style, layout, paint) from when the answer of an operation was
 * there until its rows are shown and nothing follows. `show` asks for the rows and waits until they are seen.
 */
export async function answerCost(
  browser: Browser,
  page: Page,
  path: string,
  show: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await show()
  await page.waitForTimeout(REST)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const asked = traceEvents
    .filter(({ name, args }) => name === 'ResourceSendRequest' && args.data?.url?.includes(path))
    .at(-1)
  const answered = traceEvents.find(
    ({ name, args }) => name === 'ResourceFinish' && args.data?.requestId === asked?.args.data?.requestId,
  )
  if (asked === undefined || answered === undefined) throw new Error(`no answer of ${path} in the trace`)
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === asked.pid && tid === asked.tid && ts >= answered.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}
