import { showNumber, sums, useEngine } from '../../render/index.ts'
import type { FieldModel, Total } from '../../render/index.ts'
import { endOf } from './list.ts'

interface TotalsLineProps {
  fields: readonly FieldModel[]
  rows: readonly { row: Readonly<Record<string, unknown>> }[]
  totals: readonly Total[]
  readOnly: boolean
}

/** The sums of the columns, one for each unit: below the figures that they add up, the unit below theirs. */
export function TotalsLine({ fields, rows, totals, readOnly }: TotalsLineProps) {
  const { t, formats } = useEngine()
  const ofField = ({ path }: FieldModel): { figure: string; unit: string }[] => {
    const total: Total | undefined = totals.find(({ field }) => field === path)
    if (total === undefined) return []
    const data = rows.map(({ row }) => row)
    return sums(data, total.field, total.unitField).map(({ unit, sum }) => ({
      figure: showNumber(sum, formats.numbers),
      unit,
    }))
  }
  return (
    <tr>
      {fields.map((field, column) => {
        const parts = ofField(field)
        const place = endOf(field)
        return (
          <td key={field.id} {...place}>
            {column === 0 && parts.length === 0 && t('rows.total')}
            {place['data-end'] === 'unit'
              ? parts.map(({ figure, unit }) => (
                  <div key={unit}>
                    {figure}
                    <span data-unit> {unit}</span>
                  </div>
                ))
              : parts.map(({ figure, unit }) => `${figure} ${unit}`.trim()).join(' + ')}
          </td>
        )
      })}
      {!readOnly && <td data-tools />}
    </tr>
  )
}
