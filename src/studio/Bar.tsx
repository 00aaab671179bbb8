import RedoIcon from '@mui/icons-material/Redo'
import TourIcon from '@mui/icons-material/TourOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Discard } from './Discard.tsx'
import type { StudioProject, StudioScreen, StudioState, StudioTenant } from './host/api.ts'
import { Choice } from './controls/Choice.tsx'
import { Reading } from './controls/Reading.tsx'
import { Searched } from './controls/Searched.tsx'
import type { Act } from './host/host.ts'
import type { SheetName } from './overall/overall.ts'
import { useKeys } from './use-keys.ts'
import { useWords, type StudioLanguage } from './words/words.ts'

interface BarProps {
  project: StudioProject
  tenant: StudioTenant
  screen: StudioScreen
  state: StudioState | undefined
  choose(screen: StudioScreen): void
  /** Goes to another tenant. */
  turnTo(id: string): void
  run(what: Act): void
  /** Shows what stands where. */
  guide(): void
  /** Shows a page about all of the tenant at once. */
  show(sheet: SheetName): void
  speak(language: StudioLanguage): void
}

/** Where there is room for the whole name of a tenant, and of a screen with its file. */
const WIDE = '@media (min-width: 1400px)'

/** Chooses tenant and screen; undoes, redoes, discards and saves. Ctrl+Z, Ctrl+Shift+Z and Ctrl+S do so too. */
export function Bar({ project, tenant, screen, state, choose, turnTo, run, guide, show, speak }: BarProps) {
  const { t, of } = useWords()
  useKeys(run, project.rights === undefined)
  const chooseScreen = (file: string) => {
    if (file === NEW) show('newScreen')
    const next = tenant.screens.find((each) => each.file === file)
    if (next !== undefined) choose(next)
  }
  const screens = [
    ...tenant.screens.map(({ file, titles }) => ({
      value: file,
      text: `${of(titles)} · ${file.replace(/(\.layout)?\.json$/, '')}`,
    })),
    { value: NEW, text: t('newScreen.choose') },
  ]
  return (
    <AppBar
      id="studio-bar"
      aria-label={t('studio.title')}
      position="static"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar variant="dense" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: { xs: 'wrap', lg: 'nowrap' }, py: 1 }}>
        <Typography
          component="h1"
          variant="h6"
          color="primary"
          sx={{ fontWeight: 700, whiteSpace: 'nowrap', flex: { xs: '1 0 calc(100% - 255px)', md: 'none' } }}
        >
          {t('studio.title')}
        </Typography>
        <Searched
          label={t('bar.tenant')}
          value={tenant.id}
          options={(project.all ?? project.tenants).map(({ id, name }) => ({ value: id, text: name }))}
          choose={turnTo}
          sx={{ flex: { xs: '1 1 40%', md: '0 1 150px' }, [WIDE]: { flexBasis: 200 }, minWidth: 0, order: 1 }}
        />
        <Choice
          stands="unseen"
          label={t('bar.screen')}
          value={screen.file}
          options={screens}
          choose={chooseScreen}
          sx={{ flex: { xs: '1 1 40%', md: '0 1 210px' }, [WIDE]: { flexBasis: 300 }, minWidth: 0, order: 1 }}
        />
        <Stack direction="row" id="studio-overall" sx={{ gap: 0.5, order: 1 }}>
          {(['find', 'words', 'settings', 'help'] as const).map((sheet) => (
            <Button key={sheet} onClick={() => show(sheet)} sx={{ minWidth: 0 }}>
              {t(`bar.${sheet}`)}
            </Button>
          ))}
          <IconButton aria-label={t('tour.title')} title={t('tour.title')} onClick={guide}>
            <TourIcon />
          </IconButton>
        </Stack>
        <Standing state={state} isHosted={project.rights !== undefined} />
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', order: 2, ml: { md: 'auto' } }}>
          <Tooltip
            title={state?.canUndo === true ? t('bar.undoHint', { files: state.undoes.join(', ') }) : t('bar.undo')}
          >
            <span>
              <IconButton aria-label={t('bar.undo')} disabled={state?.canUndo !== true} onClick={() => run('undo')}>
                <UndoIcon />
              </IconButton>
            </span>
          </Tooltip>
          <IconButton
            aria-label={t('bar.redo')}
            title={t('bar.redo')}
            disabled={state?.canRedo !== true}
            onClick={() => run('redo')}
          >
            <RedoIcon />
          </IconButton>
          <Discard
            files={(state?.files ?? []).flatMap(({ path, isSaved }) => (isSaved ? [] : [path]))}
            isHosted={project.rights !== undefined}
            discard={() => run('discard')}
          />
          {project.rights === undefined && (
            <Button variant="contained" disableElevation disabled={state?.canSave !== true} onClick={() => run('save')}>
              {t('bar.save')}
            </Button>
          )}
        </Stack>
        <Reading speak={speak} sx={{ order: { xs: 0, md: 3 } }} />
      </Toolbar>
    </AppBar>
  )
}

/** What is chosen among the screens to make one. */
const NEW = '+'

/** How it stands: what cannot be saved, what is not saved yet. */
function Standing({ state, isHosted }: Pick<BarProps, 'state'> & { isHosted: boolean }) {
  const { t } = useWords()
  const errors = state?.findings.filter(({ severity }) => severity === 'error').length ?? 0
  const isSaved = state?.files.every((each) => each.isSaved) !== false
  return (
    <Typography
      role="status"
      variant="body2"
      color={errors > 0 ? 'error' : 'textSecondary'}
      sx={{ flex: '1 1 80px', order: 2 }}
    >
      {errors > 0
        ? t(isHosted ? 'bar.errorsOfSet' : 'bar.errors', { count: errors })
        : t(isHosted ? 'bar.kept' : isSaved ? 'bar.saved' : 'bar.unsaved')}
    </Typography>
  )
}
