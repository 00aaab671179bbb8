import Typography from '@mui/material/Typography'
import { evaluate, getAt, isFilled } from '../../config/index.ts'
import type { BlockModel, Scope } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'

/** Whether a block that is only named where it is empty has nothing to show. One with a call of its own is not known to be empty. */
export function isLacking({ whenEmpty, source, visible, at }: BlockModel, data: unknown, scope: Scope): boolean {
  return (
    whenEmpty === 'name' &&
    source === undefined &&
    (visible === undefined || evaluate(visible, scope)) &&
    !isFilled(getAt(data, at))
  )
}

/** The blocks that have nothing to show, by their names, in one line instead of a heading and a word for each. */
export function Lacking({ blocks }: { blocks: readonly BlockModel[] }) {
  const { t, locale } = useEngine()
  if (blocks.length === 0) return null
  const names = blocks.map(({ id, label }) => (label === undefined ? id : t(label)))
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
      {t('view.lacking', { names: new Intl.ListFormat(locale, { style: 'narrow' }).format(names) })}
    </Typography>
  )
}
