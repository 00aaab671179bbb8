import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { asOwn, givenFolder, linesOf } from './given.ts'
import { readChosen } from './read.ts'
import { filesOfZip, zipOf } from './zip.ts'

const folder = {
  'tenant.json': '{ "id": "NOVA" }\n',
  'forms/booking.layout.json': '{}\n',
  'assets/logo.png': btoa('\u0089PNG\u0000\u00ff'),
  'help/ja/x_quay.md': '# 岸壁\n',
}
const moment = new Date('2026-11-25T10:00:00Z')
const file = (name: string, text: string | Uint8Array<ArrayBuffer>, path = '') =>
  Object.assign(new File([text], name), { webkitRelativePath: path })

describe('a tenant’s folder in a ZIP', () => {
  it('comes back byte for byte, and the same folder gives the same ZIP', async () => {
    const zip = zipOf(folder, 'NOVA', moment)
    expect(zipOf(folder, 'NOVA', moment)).toEqual(zip)
    expect(filesOfZip(zip)?.map(({ path }) => path)).toContain('NOVA/assets/logo.png')
    expect(await readChosen([file('NOVA-3.zip', zip)], folder)).toEqual({ files: folder, isWhole: true, refused: [] })
  })

  it('may have been packed by hand: what a computer’s system adds is nobody’s, line ends and beginnings are those of the folder', () => {
    const packed = zipSync({
      'Nova/tenant.json': strToU8('\uFEFF{}\r\n'),
      'Nova/.DS_Store': strToU8('x'),
      '__MACOSX/Nova/._tenant.json': strToU8('x'),
    })
    expect(givenFolder(filesOfZip(packed) ?? [], [])).toEqual({
      files: { 'tenant.json': '{}\n' },
      isWhole: true,
      refused: [],
    })
  })

  it.each([
    '../HARBOR/tenant.json',
    '/etc/passwd.json',
    'C:\\x.json',
    'assets/../../x.svg',
    'assets/run.js',
    'a\\b.json',
  ])('has no file %j', (path) => {
    const { files, refused } = givenFolder([{ path, bytes: strToU8('{}') }], [])
    expect([files, refused]).toEqual([{}, [{ path, why: 'noPlace' }]])
  })

  it('is no more than the host takes: neither many files, nor one that grows, nor one that lies about its size', async () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`forms/a${at}.json`, strToU8('')])),
    )
    expect(filesOfZip(many)).toBeUndefined()
    const large = zipSync({ 'forms/a.json': new Uint8Array(17 * 1024 ** 2) })
    expect(large.length).toBeLessThan(100_000)
    expect(filesOfZip(large)).toBeUndefined()
    const lying = new DataView(large.slice().buffer)
    // The original size in the central directory, which is what counts.
    const central = lying.byteLength - 22 - 46 - 'forms/a.json'.length
    lying.setUint32(central + 24, 10, true)
    expect(filesOfZip(new Uint8Array(lying.buffer))?.map(({ bytes }) => bytes.length)).toEqual([10])
    expect(await readChosen([file('bomb.zip', large)], {})).toEqual({ why: 'tooMuch', name: 'bomb.zip' })
    expect(await readChosen([file('none.zip', 'none')], {})).toEqual({ why: 'noZip', name: 'none.zip' })
  })
})

describe('files that are chosen', () => {
  it('by their names go where the tenant has one of that name, and nowhere else', async () => {
    const known = { ...folder, 'grids/same.json': '', 'views/same.json': '' }
    const chosen = [file('booking.layout.json', '{ "a": 1 }'), file('same.json', '{}'), file('other.json', '{}')]
    expect(await readChosen(chosen, known)).toEqual({
      files: { 'forms/booking.layout.json': '{ "a": 1 }' },
      isWhole: false,
      refused: [
        { path: 'same.json', why: 'unknown' },
        { path: 'other.json', why: 'unknown' },
      ],
    })
  })

  it('as a folder stand where they stood, and a text is one', async () => {
    const chosen = [
      file('tenant.json', '{}', 'nova/tenant.json'),
      file('x.json', new Uint8Array([0xff, 0xfe]), 'nova/forms/x.json'),
    ]
    expect(await readChosen(chosen, {})).toEqual({
      files: { 'tenant.json': '{}' },
      isWhole: true,
      refused: [{ path: 'nova/forms/x.json', why: 'noText' }],
    })
  })

  it('are compared with what is there', () => {
    const given = { 'tenant.json': '{}', 'forms/booking.layout.json': folder['forms/booking.layout.json'], 'a.md': '#' }
    expect(linesOf(folder, given, false)).toEqual([
      { path: 'a.md', what: 'added' },
      { path: 'tenant.json', what: 'changed' },
    ])
    expect(linesOf(folder, given, true).filter(({ what }) => what === 'removed')).toHaveLength(2)
  })
})

it('[BX-04] the folder of another tenant leaves this one its id, its address and its name, and says whose it is', () => {
  const of = (said: object | string) => ({
    'tenant.json': typeof said === 'string' ? said : JSON.stringify(said),
    'forms/a.json': '{}',
  })
  const given = (said: object | string) => ({ files: of(said), isWhole: true, refused: [] })
  const present = of({ id: 'NOVA', url: 'nova', name: 'Nova', captchaCount: 3 })
  const taken = asOwn(given({ id: 'TERRA', url: 'terra', name: 'Terra', captchaCount: 5 }), present)
  expect(JSON.parse(taken.files['tenant.json'] ?? '')).toEqual({
    id: 'NOVA',
    url: 'nova',
    name: 'Nova',
    captchaCount: 5,
  })
  expect([taken.of, taken.files['forms/a.json']]).toEqual(['TERRA', '{}'])
  const own = given({ id: 'NOVA', url: 'new', name: 'Nova Freight' })
  expect(asOwn(own, present)).toBe(own)
  const broken = given('{ "id": "TERRA", ')
  expect(asOwn(broken, present)).toBe(broken)
})
