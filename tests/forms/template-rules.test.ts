import { describe, expect, it } from 'vitest'
import { composedText } from '../../src/render/core.ts'
import { formOf } from './support/forms.ts'

type Data = Record<string, unknown>

const template = formOf('template')

describe('saving a template', () => {
  it.each<[string, Data, Record<string, string>]>([
    ['name and mode are all it takes', { templateName: 'Fruit', bizType: 'SE' }, {}],
    ['neither is there', {}, { templateName: 'Please enter the value', bizType: 'Please select a value' }],
    ['a blank name', { templateName: '   ', bizType: 'SE' }, { templateName: 'Please enter the value' }],
    ['a name of 100', { templateName: 'A'.repeat(100), bizType: 'SE' }, {}],
    [
      'a name of 101',
      { templateName: 'A'.repeat(101), bizType: 'SE' },
      { templateName: 'At most 100 characters are allowed' },
    ],
    ['a full load without containers', { templateName: 'Fruit', bizType: 'SE', shipmentType: 'FCL' }, {}],
  ])('%s', (_title, data, errors) => {
    expect(template.errors('save', data)).toEqual(errors)
  })

  const kept = {
    unId: 'TP1',
    templateNo: 'TPL-1',
    templateName: 'Fruit',
    bizType: 'SE',
    templateStatus: 'A',
    isPrivate: 0,
  }
  it.each<[string, Data, Data | undefined, Data]>([
    [
      'save',
      { templateName: 'Fruit', bizType: 'SE', templateStatus: 'A', isPrivate: 1 },
      undefined,
      { funcCode: '9', jobStageCode: 'T', templateStatus: 'A', isPrivate: 1, templateName: 'Fruit', bizType: 'SE' },
    ],
    [
      'save',
      kept,
      kept,
      {
        funcCode: '5',
        jobStageCode: 'T',
        templateStatus: 'A',
        isPrivate: 0,
        templateName: 'Fruit',
        bizType: 'SE',
        unId: 'TP1',
      },
    ],
    [
      'saveAsNew',
      { ...kept, templateStatus: 'I' },
      kept,
      { funcCode: '9', jobStageCode: 'T', templateStatus: 'A', isPrivate: 0, templateName: 'Fruit', bizType: 'SE' },
    ],
    [
      'disable',
      kept,
      kept,
      {
        funcCode: '5',
        jobStageCode: 'T',
        templateStatus: 'I',
        isPrivate: 0,
        templateName: 'Fruit',
        bizType: 'SE',
        unId: 'TP1',
      },
    ],
  ])('%s sends its codes', (action, data, record, body) => {
    expect(template.sent(action, data, {}, record)).toEqual(body)
  })

  it('as a new one sends nothing that tells the old one’s rows', () => {
    const data = {
      ...kept,
      shipmentType: 'FCL',
      containers: [{ id: '1', type: '45G1', qty: 2 }],
      cargoItems: [
        { id: '1', itemUniqueRefNo: 'TP1-1', description: 'Apples' },
        { id: '2', itemUniqueRefNo: 'TP1-2', description: 'Pears', itemActionCode: 'U' },
        { id: '3', itemUniqueRefNo: 'TP1-3', description: 'Plums', itemActionCode: 'D' },
        {},
      ],
      remarkList: [
        { id: '1', remarkType: 'PC', remark: '', actionCode: 'D' },
        { id: '2', remarkType: 'CPRMKTYPE', remark: 'keep cool', createdBy: 'CUSTOMER', createdDate: '2026-01-02' },
      ],
    }
    expect(template.sent('saveAsNew', data, {}, kept)).toMatchObject({
      containers: [{ type: '45G1', qty: 2 }],
      cargoItems: [
        { description: 'Apples', itemActionCode: 'A' },
        { description: 'Pears', itemActionCode: 'A' },
      ],
      remarkList: [{ remarkType: 'CPRMKTYPE', remark: 'keep cool', actionCode: 'A' }],
    })
    expect(JSON.stringify(template.sent('saveAsNew', data, {}, kept))).not.toMatch(
      /"id"|itemUniqueRefNo|createdBy|Plums/,
    )
  })

  const person = { userId: 'CUSTOMER' }
  const own = { unId: 'TP1', auditTrail: { createdBy: 'CUSTOMER' } }

  it('is enabled or disabled, never both', () => {
    expect(template.offered(undefined)).toEqual(['save'])
    expect(template.offered({ ...own, templateStatus: 'A' }, person)).toEqual(['disable', 'saveAsNew', 'save'])
    expect(template.offered({ ...own, templateStatus: 'I' }, person)).toEqual(['enable', 'saveAsNew', 'save'])
  })

  it('of somebody else is changed by administrators alone, and saved as a new one by anybody', () => {
    const theirs = { unId: 'TP1', templateStatus: 'A', auditTrail: { createdBy: 'SUPPLIER' } }
    expect(template.offered(theirs, person)).toEqual(['saveAsNew'])
    expect(template.offered(theirs, { userId: 'ADMIN', isCPAdmin: true })).toEqual(['disable', 'saveAsNew', 'save'])
  })

  it('can be changed where the gateway does not tell whose it is', () => {
    expect(template.offered({ unId: 'TP1', templateStatus: 'A' }, person)).toEqual(['disable', 'saveAsNew', 'save'])
  })

  it('sends a customer of administrators alone', () => {
    const data = { ...kept, customer: 'ACMETRD1', customerName: 'ACME' }
    expect(template.sent('save', data, { isCPAdmin: true }, kept)).toMatchObject({ customer: 'ACMETRD1' })
    expect(template.sent('save', data, {}, kept)).not.toHaveProperty('customer')
  })
})

describe('the name of a template', () => {
  it('is made of mode, parties, places, commodity and remarks, 100 characters at most', () => {
    const name = template.model.composed['templateName']
    if (name === undefined) throw new Error('the name is not composed')
    const data = {
      bizType: 'SE',
      shipperName: 'PACIFIC FRUIT',
      consigneeName: 'BAY MARKETS',
      orgCityName: 'Yokohama',
      podName: 'Seattle',
      commodity: 'Apples',
      remarkList: [
        { remarkType: 'PC', remark: 'any' },
        { remarkType: 'CPRMKTYPE', remark: 'keep cool' },
      ],
    }
    expect(composedText(name, data)).toBe('SE PACIFIC FRUIT BAY MARKETS Yokohama Seattle Apples keep cool')
    expect(composedText(name, { ...data, commodity: 'A'.repeat(120) })).toHaveLength(100)
  })
})
