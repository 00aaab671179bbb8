import Box from '@mui/material/Box'
import { Icon, toneOf, useEngine, getAt } from '../../render/index.ts'
import type { CellPart, CellPartProps } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

type Props = CellPartProps<Options>

/** The icons of some codes of a row; each is read out, and shown on hovering, by its label. */
export function IconsCell({ column, row, lookups }: Props) {
  const { t } = useEngine()
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', height: '100%' }}>
      {optionsIn(column.options, row, lookups).map(({ value, label, icon, tone }) => (
        <Box
          key={`${label}/${value}`}
          component="span"
          role="img"
          aria-label={t(label)}
          title={t(label)}
          sx={{ display: 'inline-flex', color: (theme) => toneOf(theme, tone ?? 'neutral').ink }}
        >
          <Icon name={icon} fontSize="small" />
        </Box>
      ))}
    </Box>
  )
}

/** Their labels, one after another. */
export const textOfIcons: CellPart<Options>['text'] = (_value, column, { say, lookups, row }) =>
  optionsIn(column.options, row, lookups)
    .map(({ label }) => say(label))
    .join(', ')

/** Each of the codes by itself: that of the column's own field as it is, another with its field before it. */
export const choicesOfIcons: NonNullable<CellPart<Options>['choices']> = ({ options, field }, { say, lookups, row }) =>
  options.icons.flatMap((icon) =>
    optionsIn({ icons: [icon] }, row, lookups).map(({ value, label }) => ({
      value: icon.field === field ? value : `${icon.field}:${value}`,
      text: say(label),
    })),
  )

function optionsIn({ icons }: Props['column']['options'], row: Props['row'], lookups: Props['lookups']) {
  return icons.flatMap(({ field, lookup }) => {
    const code = showText(getAt(row, field))
    return lookups[lookup]?.options?.filter(({ value }) => value === code) ?? []
  })
}
