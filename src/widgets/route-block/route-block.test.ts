import { describe, expect, it } from 'vitest'
import { stopsOf } from './RouteBlock.tsx'

const options = [
  { label: 'from', place: ['fromName', 'fromText'], day: 'leaves', dayLabel: 'etd' },
  { label: 'over', place: ['overName'], day: 'passes', dayLabel: 'eta' },
  { label: 'to', place: ['toName'] },
]
const labels = (data: unknown) => stopsOf(data, options).map(({ label, name, day }) => [label, name, day])

describe('the way from place to place', () => {
  it('has the places that are named, each with its day', () => {
    expect(labels({ fromName: 'Yokohama', overName: 'Oakland', passes: '20260218' })).toEqual([
      ['from', 'Yokohama', ''],
      ['over', 'Oakland', '20260218'],
    ])
    expect(labels({})).toEqual([])
  })

  it('names a place by the first of its names that is there', () => {
    expect(labels({ fromName: '', fromText: 'Tokyo, JP' })).toEqual([['from', 'Tokyo, JP', '']])
  })

  it('has a place once, unless a day counts there', () => {
    expect(labels({ fromName: 'Oakland', overName: 'Oakland', toName: 'Oakland' })).toEqual([['from', 'Oakland', '']])
    expect(labels({ fromName: 'Oakland', overName: 'Oakland', passes: '20260218' })).toHaveLength(2)
  })
})
