import { useState } from 'react'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../../icon.tsx'
import { useEngine } from '../../services.ts'
import { NameDialog } from './name-dialog.tsx'
import type { Views } from './use-views.ts'

/** Leads to the views of a list, and to what can be done with the one that is chosen. */
export function ViewsMenu({ views }: { views: Views }) {
  const { t, ask } = useEngine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [naming, setNaming] = useState<'new' | 'other'>()
  const { all, chosen, start, isChanged } = views
  const does = (work: () => void) => () => {
    setAnchor(null)
    work()
  }
  const remove = async (): Promise<void> => {
    const question = {
      title: t('grid.viewDelete'),
      text: t('grid.viewDeleteText', { name: chosen.name }),
      confirm: t('action.delete'),
      cancel: t('action.cancel'),
      danger: true,
    }
    if (await ask(question)) views.remove()
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="list" />}
        endIcon={<Icon name="expand" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t(isChanged ? 'grid.viewChanged' : 'grid.viewNamed', { name: chosen.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 240 }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{chosen.name}</span>
        {isChanged && <span aria-hidden>&nbsp;●</span>}
      </Button>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('grid.views') } }}
      >
        {all.map((view) => (
          <MenuItem
            key={view.id}
            role="menuitemradio"
            aria-checked={view.id === chosen.id}
            onClick={does(() => views.choose(view))}
          >
            <ListItemIcon>{view.id === chosen.id && <Icon name="check" fontSize="small" />}</ListItemIcon>
            {view.id === start ? t('grid.viewIsStart', { name: view.name }) : view.name}
          </MenuItem>
        ))}
        <Divider role="presentation" component="li" />
        {chosen.isOwn && isChanged && <MenuItem onClick={does(views.save)}>{t('grid.viewSave')}</MenuItem>}
        <MenuItem onClick={does(() => setNaming('new'))}>{t('grid.viewSaveAs')}</MenuItem>
        {isChanged && <MenuItem onClick={does(views.reset)}>{t('grid.viewReset')}</MenuItem>}
        {chosen.id !== start && (
          <MenuItem onClick={does(() => views.setStart(chosen.id))}>{t('grid.viewSetStart')}</MenuItem>
        )}
        {chosen.isOwn && <MenuItem onClick={does(() => setNaming('other'))}>{t('grid.viewRename')}</MenuItem>}
        {chosen.isOwn && <MenuItem onClick={does(() => void remove())}>{t('grid.viewDelete')}</MenuItem>}
      </Menu>
      {naming !== undefined && (
        <NameDialog
          title={t(naming === 'new' ? 'grid.viewSaveAs' : 'grid.viewRename')}
          name={naming === 'new' ? '' : chosen.name}
          taken={all.map(({ name }) => name)}
          answer={(name) => {
            setNaming(undefined)
            if (name === undefined) return
            if (naming === 'new') views.saveAs(name)
            else views.rename(name)
          }}
        />
      )}
    </>
  )
}
