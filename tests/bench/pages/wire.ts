import type { Page } from '@playwright/test'

/** What a page asked for, as it went over the wire, and what its scripts and styles took. */
export interface Wire {
  /** Bytes that had come so many milliseconds after the page was asked for. */
  bytesUntil(moment: number): number
  requests(): number
  /** Milliseconds of scripting, and of finding the styles of elements, so far. */
  spent(): Promise<{ scripting: number; styling: number }>
}

/** Watches a page that is about to be opened, its processor slowed down so many times. */
export async function watchWire(page: Page, slowed: number): Promise<Wire> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  if (slowed !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const came: { at: number; bytes: number }[] = []
  let begun: number | undefined
  let asked = 0
  session.on('Network.requestWillBeSent', ({ timestamp, request }) => {
    begun ??= timestamp
    if (request.url.startsWith('http')) asked += 1
  })
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    came.push({ at: (timestamp - (begun ?? timestamp)) * 1000, bytes: encodedDataLength })
  })
  return {
    bytesUntil: (moment) => came.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0),
    requests: () => asked,
    async spent() {
      const { metrics } = await session.send('Performance.getMetrics')
      const of = (kind: string): number => (metrics.find(({ name }) => name === kind)?.value ?? Number.NaN) * 1000
      return { scripting: of('ScriptDuration'), styling: of('RecalcStyleDuration') }
    },
  }
}
