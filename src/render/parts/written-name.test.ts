import { describe, expect, it } from 'vitest'
import { writtenName } from './written-name.ts'

const words = {
  LTD: 'Ltd',
  LLC: 'LLC',
  GMBH: 'GmbH',
  INC: 'Inc',
  SA: 'SA',
  PTE: 'Pte',
  AND: 'and',
  THE: 'the',
  DE: 'de',
  II: 'II',
}
const all = (names: Record<string, string>) => {
  for (const [wire, written] of Object.entries(names)) expect(writtenName(wire, words), wire).toBe(written)
}

describe('a name that comes in capitals', () => {
  it('is written as people write it', () => {
    all({
      'HUDSONQUAY HOMEWARES LLC': 'Hudsonquay Homewares LLC',
      'KITANO TEA AND GRAIN': 'Kitano Tea and Grain',
      'THE BODY AND SOUL': 'The Body and Soul',
      'HALCYON HARVEST IMPORTS - VALLEY DIVISION': 'Halcyon Harvest Imports - Valley Division',
      'BÄCKEREI MÜLLER GMBH': 'Bäckerei Müller GmbH',
      'ÉTABLISSEMENTS CÔTE SA': 'Établissements Côte SA',
      'QUAY HOMES\nCHICAGO IL\nPier 4': 'Quay Homes\nCHICAGO IL\nPier 4',
      '': '',
    })
  })

  it('stays as it is where it is one short word, as abbreviations are', () => {
    all({ ATF: 'ATF', APHIS: 'APHIS', MARINER: 'Mariner' })
  })

  it('keeps its legal form, whatever stands beside it', () => {
    all({
      'MERIDIAN (THAILAND) CO.,LTD.': 'Meridian (Thailand) Co.,Ltd.',
      'LION CITY PTE. LTD': 'Lion City Pte. Ltd',
      'NORTE S.A. DE C.V.': 'Norte S.A. de C.V.',
      'PACIFIC HOLDINGS II, INC': 'Pacific Holdings II, Inc',
    })
  })

  it('keeps initials, single letters and what has a figure', () => {
    all({
      'KMTC LINE': 'KMTC Line',
      'J F HILLEBRAND': 'J F Hillebrand',
      'H&M HENNES': 'H&M Hennes',
      'SMITH&SONS': 'Smith&Sons',
      '3PL PARTNERS B2B': '3PL Partners B2B',
      MIZUMI01: 'MIZUMI01',
      '7-ELEVEN': '7-Eleven',
    })
  })

  it('has large letters within where its writing has them', () => {
    all({
      "O'NEILL & D’ANGELO": "O'Neill & D’Angelo",
      "MCDONALD'S FARM": "McDonald's Farm",
      'MCRAE MACHINES MCC': 'McRae Machines MCC',
      'COCA-COLA PORT-DE-BOUC': 'Coca-Cola Port-de-Bouc',
      "KING'S ROAD": "King's Road",
    })
  })
})

describe('a name as it is', () => {
  it('has a small letter somewhere', () => {
    all({ 'Hudsonquay HOMEWARES': 'Hudsonquay HOMEWARES', 'IKEA of Sweden AB': 'IKEA of Sweden AB' })
  })

  it('is of another script, beside one in capitals too', () => {
    all({
      青空計器株式会社: '青空計器株式会社',
      'AOZORA 青空計器': 'Aozora 青空計器',
      ABC商事: 'ABC商事',
      'ООО РОМАШКА': 'ООО РОМАШКА',
      ΑΘΗΝΑ: 'ΑΘΗΝΑ',
    })
  })
})

it('takes words of the data alone, none that every object has', () => {
  expect(writtenName('CONSTRUCTOR')).toBe('Constructor')
  expect(writtenName('ALPHA CORP')).toBe('Alpha Corp')
})

it('is written at once, whatever stands in it', () => {
  const begun = performance.now()
  expect(writtenName(`A${'&'.repeat(500)}BBB CORP`)).toMatch(/ Corp$/)
  expect(performance.now() - begun).toBeLessThan(1000)
})
