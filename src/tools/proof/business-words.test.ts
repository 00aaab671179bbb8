import { describe, expect, it } from 'vitest'
import { businessWords, drawingCode } from './business-words.ts'

const code = drawingCode(process.cwd())
/** What is found where one more file stands among the portal's own. */
const foundIn = (text: string, path = 'src/render/planted.ts') =>
  businessWords(new Map([...code, [path, text]])).filter((complaint) => complaint.startsWith(path))

describe('code that draws whatever the JSON says', () => {
  it.each([
    ['const bookingAccess = true', 'booking'],
    ['openQuotes()', 'Quotes'],
    ["const text = 'Your shipments'", 'shipments'],
    ['return <p>Pick a vessel</p>', 'vessel'],
    ['interface HTSLine {}', 'HTS'],
    ['const commodities = []', 'commodities'],
    ["const css = { containerType: 'inline-size' }, { container } = rows", 'container'],
  ])('must not name the business: %s', (text, word) => {
    expect(foundIn(`// first line\n${text}\n`)).toEqual([
      `src/render/planted.ts:2 names '${word}', which only JSON may name`,
    ])
  })

  it('must not name an operation', () => {
    expect(foundIn("port.call('saveBooking', {})")).toContain(
      'src/render/planted.ts:1 names the operation saveBooking, which only JSON may name',
    )
    expect(foundIn("callOperation(gateway, 'login', {})")).toHaveLength(1)
    expect(foundIn("callOperation(gateway, 'login', {})", 'src/app/planted.ts')).toEqual([])
  })

  it.each([
    '/** An entry, such as that of a booking. */',
    '// The quotes of a shipment',
    "const address = 'https://host' // a vessel",
    "const css = { containerType: 'inline-size', gridTemplateColumns: 'auto' }",
    "import Flight from '@mui/icons-material/Flight'",
    'const quoted = policy(firmly, epoded)',
  ])('may say: %s', (text) => expect(foundIn(text)).toEqual([]))

  it('names neither today, and each exception is needed', () => {
    expect(businessWords(code)).toEqual([])
  })

  it('loses an exception that nothing needs any more', () => {
    expect(businessWords(new Map())).toContain(
      'an exception of the search finds nothing any more: container queries of CSS',
    )
  })
})
