import { describe, expect, it } from 'vitest'
import { isUnavailable } from './faults.ts'

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

describe('a database that cannot do it now', () => {
  it.each([
    ['is restarted', '57P01'],
    ['is starting', '57P03'],
    ['has too many connections', '53300'],
    ['has a full disk', '53100'],
    ['lets a statement run no longer', '57014'],
    ['does not give a lock in time', '55P03'],
    ['undid the transaction', '40001'],
    ['has become a stand-by', '25006'],
    ['is not reached', 'ECONNREFUSED'],
    ['has cut the line', 'ECONNRESET'],
  ])('%s', (_what, code) => {
    expect(isUnavailable(coded(code))).toBe(true)
    expect(isUnavailable(new Error('Failed query', { cause: coded(code) }))).toBe(true)
  })

  it('is reported by the driver without a code, too', () => {
    for (const message of [
      'Connection terminated unexpectedly',
      'timeout exceeded when trying to connect',
      'Query read timeout',
    ])
      expect(isUnavailable(new Error(message))).toBe(true)
  })

  it('is not one that was asked something wrong, nor a bug of the gateway', () => {
    for (const error of [
      coded('23505'),
      coded('22P02'),
      coded('ENOENT'),
      new TypeError('x is undefined'),
      'text',
      undefined,
    ])
      expect(isUnavailable(error)).toBe(false)
  })
})
