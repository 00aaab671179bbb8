import { describe, expect, it } from 'vitest'
import { SOMETHING_WENT_WRONG, thrownProblem, toProblem } from './problem.ts'

describe('a failed answer becomes a problem', () => {
  it('keeps code, message and field errors of the gateway', () => {
    const fieldErrors = [{ field: 'containers.0.qty', message: 'must be an integer' }]
    expect(toProblem(400, { code: 'invalid-request', message: 'The request is not valid.', fieldErrors })).toEqual({
      status: 400,
      code: 'invalid-request',
      message: 'The request is not valid.',
      fieldErrors,
    })
  })

  it('reads a numeric code as text', () => {
    expect(toProblem(409, { code: 22007, message: 'User already logged in' }).code).toBe('22007')
  })

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'too-large'],
    [418, 'invalid-request'],
    [429, 'too-many-requests'],
    [500, 'internal'],
    [501, 'not-implemented'],
    [502, 'internal'],
  ])('takes the code from status %i when the body has none', (status, code) => {
    expect(toProblem(status, undefined)).toEqual({ status, code, message: SOMETHING_WENT_WRONG, fieldErrors: [] })
  })

  it.each([
    null,
    '',
    '<html>Bad gateway</html>',
    7,
    [],
    { code: {}, message: 3, fieldErrors: 'none' },
    { message: '' },
    { message: ' ' },
  ])('shows the general message for the body %j', (body) => {
    expect(toProblem(502, body)).toEqual({
      status: 502,
      code: 'internal',
      message: SOMETHING_WENT_WRONG,
      fieldErrors: [],
    })
  })

  it('shows the detail of a problem of RFC 9457, whose title is of its kind alone', () => {
    const body = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'The vessel has left.' }
    expect(toProblem(409, body)).toMatchObject({ code: 'conflict', message: 'The vessel has left.' })
    expect(toProblem(409, { ...body, message: 'It has left.' }).message).toBe('It has left.')
    expect(toProblem(409, { ...body, detail: ' ' }).message).toBe(SOMETHING_WENT_WRONG)
  })

  it('keeps what is said of no field by name', () => {
    const fieldErrors = [{ message: 'Old Password error.' }, { field: null, message: 'more' }]
    expect(toProblem(400, { fieldErrors }).fieldErrors).toEqual([
      { field: '', message: 'Old Password error.' },
      { field: '', message: 'more' },
    ])
  })

  it('leaves out field errors that are none', () => {
    const good = { field: 'shipper', message: 'Please select a value' }
    expect(
      toProblem(400, {
        fieldErrors: [null, 'x', { field: 1, message: 'y' }, { field: 'z', message: ' ' }, { ...good, more: true }],
      }).fieldErrors,
    ).toEqual([good])
  })
})

describe('a call that threw becomes a problem', () => {
  it.each([
    [new DOMException('gone', 'AbortError'), 'aborted'],
    [new DOMException('late', 'TimeoutError'), 'timeout'],
    [new TypeError('fetch failed'), 'network'],
    ['a string', 'network'],
    [undefined, 'network'],
  ])('%s is called %s', (error, code) => {
    expect(thrownProblem(error)).toMatchObject({ status: 0, code })
  })
})
