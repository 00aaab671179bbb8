import { useState, type SubmitEvent } from 'react'
import MoreIcon from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useWords } from '../../words/words.ts'

interface SetMenuProps {
  name: string
  /** How it stands with the set: what is said of it before it goes. */
  about: string
  /** What else ends with it. */
  ends: string | undefined
  rename(name: string): void
  remove(): void
}

/** What is done with a change set as a whole: it is given another name, or deleted once it was said what goes with it. */
export function SetMenu({ name, about, ends, rename, remove }: SetMenuProps) {
  const { t } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asks, setAsks] = useState<'rename' | 'delete'>()
  const [typed, setTyped] = useState(name)
  const close = () => setAsks(undefined)
  const ask = (what: 'rename' | 'delete') => {
    setAnchor(null)
    setTyped(name)
    setAsks(what)
  }
  const act = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    close()
    if (asks === 'delete') remove()
    else if (typed.trim() !== name) rename(typed.trim())
  }
  const label = t('sets.more', { name })
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem onClick={() => ask('rename')}>{t('sets.rename')}…</MenuItem>
        <MenuItem onClick={() => ask('delete')}>{t('sets.delete')}…</MenuItem>
      </Menu>
      {asks !== undefined && (
        <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="set-asked">
          <form onSubmit={act}>
            <DialogTitle id="set-asked">{t(`sets.${asks}Title`, { name })}</DialogTitle>
            <DialogContent>
              {asks === 'rename' ? (
                <TextField
                  autoFocus
                  fullWidth
                  size="small"
                  label={t('sets.name')}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  sx={{ mt: 1 }}
                />
              ) : (
                <>
                  <Typography color="textSecondary" gutterBottom>
                    {about}
                  </Typography>
                  <Typography>{[t('sets.deleted'), ends].filter((each) => each !== undefined).join(' ')}</Typography>
                </>
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{t('publishing.cancel')}</Button>
              <Button
                type="submit"
                variant="contained"
                disableElevation
                color={asks === 'delete' ? 'error' : 'primary'}
                disabled={typed.trim() === ''}
              >
                {t(`sets.${asks}`)}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  )
}
