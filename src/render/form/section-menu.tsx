import { useCallback, useSyncExternalStore } from 'react'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SectionModel } from '../../config/index.ts'
import { useCondition } from '../screen.ts'
import { useEngine } from '../services.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { useForm } from './context.ts'
import { countBySection } from './core/validate.ts'
import { focusSection } from './focus.ts'
import { NARROW } from './narrow.ts'

/** The sections: a menu at the side, a row of buttons on a narrow screen. */
export function SectionMenu() {
  const { model } = useForm()
  const { t } = useEngine()
  return (
    <Box
      component="nav"
      aria-label={t('form.sections')}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        width: 200,
        flexShrink: 0,
        p: 2,
        borderRight: 1,
        borderColor: 'divider',
        overflow: 'auto',
        [NARROW]: { flexDirection: 'row', width: 'auto', p: 1, borderRight: 0, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {model.sections.map((section) => (
        <MenuEntry key={section.id} section={section} />
      ))}
    </Box>
  )
}

function MenuEntry({ section }: { section: SectionModel }) {
  const { id, model, store } = useForm()
  const { t } = useEngine()
  const visible = useCondition(section.visible)
  const enabled = useCondition(section.enabled)
  const subscribe = useCallback((heard: () => void) => store.messages.listenAll(heard), [store])
  const count = useSyncExternalStore(subscribe, () => countBySection(store.messages.all().keys(), model).get(section.id) ?? 0)
  if (!visible) return null
  return (
    <Button
      color="inherit"
      disabled={!enabled}
      onClick={() => focusSection(id, section.id)}
      sx={{ justifyContent: 'space-between', gap: 2, textAlign: 'left', flexShrink: 0, minHeight: 40, pr: 3, [NARROW]: { pr: count > 0 ? 3 : 1 } }}
    >
      {t(section.label)}
      {count > 0 && (
        <>
          <Badge badgeContent={count} color="error" aria-hidden />
          <span style={visuallyHidden}>{t('form.sectionErrors', { count })}</span>
        </>
      )}
    </Button>
  )
}
