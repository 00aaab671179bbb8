import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Setting } from '../../config/node.ts'
import { intoView } from '../controls/into-view.ts'
import { useWords } from '../words/words.ts'
import { Contrast } from './Contrast.tsx'
import type { OverallProps } from './overall.ts'
import { reachOf } from './reach.ts'
import { SettingLine, type SettingLineProps } from './SettingLine.tsx'
import { Sheet } from './Sheet.tsx'
import { useOverall } from './use-overall.ts'
import { usePeople } from './use-people.ts'

/** What a tenant is: its looks, what it has, its languages and formats, how one signs in. */
export function SettingsSheet({ tenant, file, state, refusal, served, at, change, close }: OverallProps) {
  const { t, language } = useWords()
  const asked = { tenant, file, language, version: state?.version }
  const { answer, answeredOf, failure } = useOverall<Setting[]>('settings', asked)
  const people = usePeople()
  const groups = new Map<string, Setting[]>()
  for (const line of answer ?? []) {
    const group = line.keys.length === 1 ? 'portal' : (line.keys[0] ?? '')
    groups.set(group, [...(groups.get(group) ?? []), line])
  }
  return (
    <Sheet title={t('settings.title')} {...{ state, answeredOf, close }} failure={failure || refusal}>
      {answer === undefined && failure === '' && <Typography>{t('studio.loading')}</Typography>}
      {people !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('publishing.people', { count: people.people, signedIn: people.signedIn })}
        </Typography>
      )}
      <Box sx={{ columns: { md: '2 420px' }, columnGap: 4 }}>
        {[...groups].map(([group, lines]) => (
          <Stack
            component="section"
            aria-label={t(`settings.${group}`)}
            key={group}
            ref={group === at ? intoView : undefined}
            spacing={2}
            sx={{ breakInside: group === 'formats' ? 'auto' : 'avoid', mb: 3, pt: 1 }}
          >
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {t(`settings.${group}`)}
            </Typography>
            {/* As the answer names them: one that went since then is not asked for. */}
            <Lines
              {...{ lines, change }}
              records={people?.records ?? {}}
              picture={(path) => `${served}/${path}?at=${answeredOf ?? 0}`}
            />
            {group === 'theme' && <Contrast colours={coloursIn(lines)} />}
          </Stack>
        ))}
      </Box>
    </Sheet>
  )
}

/** The settings of a group; where the same people notice all of them, it is said once. */
function Lines({
  lines,
  ...others
}: Pick<SettingLineProps, 'records' | 'picture' | 'change'> & { lines: readonly Setting[] }) {
  const words = useWords()
  const reaches = new Set(lines.map((line) => reachOf(line, words)))
  const isSame = lines.length > 1 && reaches.size === 1
  return (
    <>
      {isSame && (
        <Typography variant="caption" color="textSecondary">
          {[...reaches]}
        </Typography>
      )}
      {lines.map((line) => (
        <SettingLine
          key={line.keys.join('.')}
          reach={isSame ? undefined : reachOf(line, words)}
          {...{ line, ...others }}
        />
      ))}
    </>
  )
}

function coloursIn(lines: readonly Setting[]): Parameters<typeof Contrast>[0]['colours'] {
  const colour = (way: string) => {
    const value = lines.find(({ keys }) => keys.join('.') === way)?.value
    return typeof value === 'string' ? value : undefined
  }
  const [primary, secondary] = [colour('theme.dark.primaryColor'), colour('theme.dark.secondaryColor')]
  return {
    primaryColor: colour('theme.primaryColor') ?? '',
    secondaryColor: colour('theme.secondaryColor') ?? '',
    dark: {
      ...(primary !== undefined && { primaryColor: primary }),
      ...(secondary !== undefined && { secondaryColor: secondary }),
    },
  }
}
