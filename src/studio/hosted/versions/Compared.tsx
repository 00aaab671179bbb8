import { useEffect, useState } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Choice } from '../../controls/Choice.tsx'
import type { Comparison, VersionLine } from '../../host/api.ts'
import { ask } from '../../host/host.ts'
import type { Attempt } from '../use-attempt.ts'
import { useWords } from '../../words/words.ts'
import { DifferenceList } from '../DifferenceList.tsx'

interface ComparedProps {
  version: VersionLine
  versions: readonly VersionLine[]
  attempt: Attempt
}

/**
 * The differences between a version and another one. The published version is compared with the one before it, any other with the published
 * one, or with whichever is chosen.
 */
export function Compared({ version, versions, attempt }: ComparedProps) {
  const { t, language } = useWords()
  const { number, over, isPublished } = version
  const others = versions.filter((each) => each.number !== number)
  const usual = others.find((each) => (isPublished ? each.number === over : each.isPublished)) ?? others[0]
  const [other, setOther] = useState(usual?.number)
  const [found, setFound] = useState<Comparison & { other: number; language: string }>()
  const [failed, setFailed] = useState<{ other: number; language: string }>()
  const isAsked = (of: typeof failed) => of?.other === other && of?.language === language
  const isFresh = found !== undefined && isAsked(found)
  useEffect(() => {
    let isCurrent = true
    setFailed(undefined)
    if (other !== undefined)
      void attempt(() =>
        ask<Comparison>('compare', { version: other, other: number, language }).then(
          (answer) => {
            if (isCurrent) setFound({ ...answer, other, language })
          },
          (fault: unknown) => {
            if (isCurrent) setFailed({ other, language })
            throw fault
          },
        ),
      )
    return () => {
      isCurrent = false
    }
  }, [attempt, other, number, language])
  return (
    <Stack spacing={1.5} sx={{ pt: 1.5 }}>
      <Choice
        label={t('versions.comparedWith')}
        value={String(other ?? '')}
        options={others.map((each) => ({
          value: String(each.number),
          text: t('versions.line', { number: each.number, name: each.name === '' ? t('versions.files') : each.name }),
        }))}
        choose={(chosen) => setOther(Number(chosen))}
      />
      {!isFresh && !isAsked(failed) && <Typography role="status">{t('studio.loading')}</Typography>}
      {isFresh && found.differences.length === 0 && <Typography role="status">{t('publishing.nothing')}</Typography>}
      {isFresh && <DifferenceList differences={found.differences} titles={found.affected.titles} />}
    </Stack>
  )
}
