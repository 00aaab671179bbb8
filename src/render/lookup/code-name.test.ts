import { describe, expect, it } from 'vitest'
import { regionName } from './code-name.ts'

describe('the name of a country', () => {
  it('is the one of the reader’s language', () => {
    expect(regionName('JP', 'ja')).toBe('日本')
    expect(regionName('US', 'ja-JP')).toBe('アメリカ合衆国')
  })

  it('is left to the gateway in English, and where there is none', () => {
    expect(regionName('JP', 'en-US')).toBeUndefined()
    expect(['', 'jp', 'XQ', 'USLAX'].map((code) => regionName(code, 'ja'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
