import type { MouseEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { choiceKey, Icon, inputEdge, requiredMark, useEngine, useLookup, visuallyHidden } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { itemOf, noOptionsLabel } from '../input/lookup-words.ts'
import { codeIn, readCode } from '../wire/code.ts'
import type { Options } from './manifest.ts'

/** One of a few options, each a card with its sign. A layout may show it until it is answered only: the focus goes on to what follows. */
export function ChoiceCards({
  id,
  field,
  value,
  change,
  rules,
  label,
  required,
  readOnly,
  errors,
}: FieldPartProps<Options>) {
  const { lookup, lookupQuery, beside: isBeside } = field.options
  const { t } = useEngine()
  const { items, state, again } = useLookup(lookup, lookupQuery)
  const chosen = codeIn(value, rules)
  // What a record holds is seen, also where it is not offered any more.
  const isOffered = chosen === '' || state !== 'ready' || items.some((item) => item.value === chosen)
  const cards = isOffered ? items : [...items, itemOf(items, chosen)]
  const take = (event: MouseEvent<HTMLElement>, code: string) => {
    const card = event.currentTarget
    // A press of a key counts no clicks. A finger's must not bring up the keyboard of the screen.
    const next = event.detail === 0 ? controlAfter(card) : undefined
    change(readCode(code, rules))
    requestAnimationFrame(() => {
      if (!card.isConnected) next?.focus()
    })
  }
  return (
    <Box id={id} role="group" aria-labelledby={`${id}-label`} tabIndex={-1} sx={{ outline: 'none' }}>
      <Typography
        id={`${id}-label`}
        component="p"
        variant="subtitle1"
        data-required={(required && !readOnly) || undefined}
        sx={isBeside ? visuallyHidden : { mt: 1, mb: 2, fontWeight: 600, ...requiredMark }}
      >
        {label}
      </Typography>
      <Box sx={isBeside ? ROW : GRID}>
        {cards.map((item) => (
          <ButtonBase
            key={choiceKey(item)}
            aria-pressed={item.value === chosen}
            disabled={readOnly}
            onClick={(event) => take(event, item.value)}
            sx={({ palette, shape }) => ({
              gap: isBeside ? 0.75 : 1,
              ...(isBeside ? { px: 0.875, minHeight: { xs: 44, sm: 40 } } : { px: 2, py: 1.5, minHeight: 56 }),
              justifyContent: 'flex-start',
              textAlign: 'start',
              borderRadius: `${String(shape.borderRadius)}px`,
              border: `1px solid ${inputEdge(palette)}`,
              bgcolor: 'background.paper',
              color: 'text.primary',
              typography: 'body1',
              fontWeight: 600,
              '& svg': { color: 'primary.main' },
              '&:hover': { bgcolor: 'action.hover', borderColor: 'primary.main' },
              // On paper nothing is pressed.
              '@media print': { '&[aria-pressed=false]': { display: 'none' } },
              '&[aria-pressed=true]': {
                borderColor: 'primary.main',
                boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
              },
            })}
          >
            {typeof item.item.icon === 'string' && <Icon name={item.item.icon} />}
            {item.label}
          </ButtonBase>
        ))}
      </Box>
      {cards.length === 0 && <FormHelperText>{t(noOptionsLabel(state))}</FormHelperText>}
      {again && !readOnly && <Button onClick={again}>{t('action.retry')}</Button>}
      {!isBeside && errors.length > 0 && <FormHelperText error>{errors.join(' ')}</FormHelperText>}
    </Box>
  )
}

/** Cards of one width, as many in a line as have room. */
const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
} as const

/** Beside a list they begin where its input does, below its label. */
const ROW = {
  ...GRID,
  gap: 1,
  mt: { md: 2.5 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
} as const

/** The first control of the page that stands behind the group of a card. */
function controlAfter(card: HTMLElement): HTMLElement | undefined {
  const group = card.closest('[role=group]')
  const controls = document.querySelectorAll<HTMLElement>('input:enabled, textarea:enabled, button:enabled')
  return [...controls].find(
    (control) =>
      group?.contains(control) === false &&
      (group.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
}
