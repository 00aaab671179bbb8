// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useOverall } from './use-overall.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('[BX-04] what is answered about all of a tenant', () => {
  it('says of which version it is while that of the next one is on its way, so that no picture is asked for that went', async () => {
    const answers: ((answer: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
    const come = (answer: unknown) => answers.shift()?.(Response.json(answer))
    const { result, rerender } = renderHook(
      ({ version }) =>
        useOverall<string>('settings', { tenant: 'NOVA', file: 'lookups.json', language: 'en', version }),
      { initialProps: { version: 1 } },
    )
    come('assets/logo.svg')
    await waitFor(() => expect(result.current).toMatchObject({ answer: 'assets/logo.svg', answeredOf: 1 }))
    rerender({ version: 2 })
    expect(result.current).toMatchObject({ answer: 'assets/logo.svg', answeredOf: 1 })
    come('assets/logo.png')
    await waitFor(() => expect(result.current).toMatchObject({ answer: 'assets/logo.png', answeredOf: 2 }))
  })

  it('says to what it is the answer while that to the next keys is on its way', async () => {
    const answers: ((answer: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
    const { result, rerender } = renderHook(
      ({ sought }) =>
        useOverall<string[]>('find', { tenant: 'NOVA', file: 'lookups.json', language: 'en', sought, version: 1 }),
      { initialProps: { sought: 'con' } },
    )
    answers.shift()?.(Response.json(['concur', 'consignee']))
    await waitFor(() => expect(result.current.answeredTo).toBe('con'))
    rerender({ sought: 'cons' })
    expect(result.current).toMatchObject({ answer: ['concur', 'consignee'], answeredTo: 'con' })
    answers.shift()?.(Response.json(['consignee']))
    await waitFor(() => expect(result.current).toMatchObject({ answer: ['consignee'], answeredTo: 'cons' }))
  })
})
