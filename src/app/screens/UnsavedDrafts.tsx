import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DrawerModel, GridModel } from '../../config/index.ts'
import { DraftText, handsFocusOn, useEngine } from '../../render/index.ts'
import type { Draft, DraftStore } from '../../render/index.ts'
import { keptOfForms } from '../device/forms.ts'
import { usePortal, useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { isOpen } from '../session/access.ts'

/** What stands before the name of a form in portal.json. */
const FORMS = 'forms/'

/** A draft, and the drawer that opens its form. */
interface Unsaved {
  drawer: string
  draft: Draft
}

/** Above a list: what was typed into the forms that it leads to and not saved, on this device. */
export function UnsavedDrafts({ model }: { model: GridModel }) {
  const t = useT()
  const { open } = useEngine()
  const { drafts } = keptOfForms(useScene().session, usePortal())
  const unsaved = useUnsaved(model, drafts)
  const [isShown, setShown] = useState(false)
  if (unsaved.length === 0) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2, bgcolor: 'background.paper', displayPrint: 'none', '& .MuiAlert-message': { flex: 1 } }}
      action={
        <Button size="small" color="inherit" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'draft.hide' : 'draft.show')}
        </Button>
      }
    >
      {t('draft.foundMany', { title: t(model.title), count: unsaved.length })}
      {isShown && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
          {unsaved.map(({ drawer, draft }) => (
            <Box
              key={draft.id}
              ref={handsFocusOn}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
            >
              <Box sx={{ flex: '1 1 16rem' }}>
                <DraftText draft={draft} />
              </Box>
              <Button
                size="small"
                variant="outlined"
                onClick={() => open(drawer, draft.recordId, { given: { draft: draft.id } })}
              >
                {t('draft.restore')}
              </Button>
              <Button size="small" color="inherit" onClick={() => drafts.remove(draft.id)}>
                {t('draft.discard')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Alert>
  )
}

/** The drafts of the forms that a list leads to, the latest first; again when some come or go, and when the page is looked at again. */
function useUnsaved(model: GridModel, drafts: DraftStore): readonly Unsaved[] {
  const { boot, roots } = useScene()
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  useEffect(() => {
    const names = new Set([model.open?.drawer, ...model.actions.map(({ drawer }) => drawer)])
    const forms = boot.drawers.filter(
      ({ id, screen, access }) => names.has(id) && screen.startsWith(FORMS) && isOpen(access, roots),
    )
    let isGone = false
    let reads = 0
    const found = async ({ id, screen }: DrawerModel): Promise<Unsaved[]> =>
      (await drafts.find(screen.slice(FORMS.length))).map((draft) => ({ drawer: id, draft }))
    const read = (): void => {
      reads += 1
      const mine = reads
      void Promise.all(forms.map(found)).then((all) => {
        // A look that began later knows better, whichever comes first.
        if (!isGone && mine === reads) setUnsaved(all.flat())
      })
    }
    read()
    const stop = drafts.listen(read)
    document.addEventListener('visibilitychange', read)
    return () => {
      isGone = true
      stop()
      document.removeEventListener('visibilitychange', read)
    }
  }, [drafts, model, boot, roots])
  return unsaved
}
