import { describe, expect, it } from 'vitest'
import { isCaptcha, newCaptcha } from './captcha.ts'

describe('the captcha', () => {
  it('is five letters or digits, another one each time', () => {
    const captchas = Array.from({ length: 50 }, newCaptcha)
    expect(captchas.every((captcha) => /^[A-Z2-9]{5}$/.test(captcha))).toBe(true)
    expect(new Set(captchas).size).toBeGreaterThan(45)
  })

  it('is right in upper and lower case, and wrong otherwise', () => {
    expect(isCaptcha(' ab2cd ', 'AB2CD')).toBe(true)
    expect(isCaptcha('AB2C', 'AB2CD')).toBe(false)
    expect(isCaptcha('', 'AB2CD')).toBe(false)
  })
})
