import { useState } from 'react'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import type { DashboardModel } from '../../config/index.ts'
import { Icon, keepFile, momentText, useEngine } from '../../render/index.ts'
import type { PrintedWidget } from '../../render/dashboard.ts'
import { tenantFile } from '../boot/files.ts'
import { useScene } from '../shell/scene.ts'
import type { LoadedDashboard } from './load.ts'
import { logoPicture } from './logo-picture.ts'

interface Props {
  widgets: readonly PrintedWidget[]
  /** Label of what stands for a widget without figures. */
  empty: string
  /** What the button and the heading on paper are called. */
  pdf: NonNullable<DashboardModel['pdf']>
  loaded: Pick<LoadedDashboard, 'charts' | 'coloursOf'>
}

/** Prints the widgets with their figures on A4, in the browser (specification of the frame, §2). What prints is loaded at the click. */
export function ExportPdf({ widgets, empty, pdf: { label, title }, loaded: { charts, coloursOf } }: Props) {
  const { t, locale, notify } = useEngine()
  const { boot, session } = useScene()
  const { primary, secondary } = useTheme().palette
  const [isRunning, setRunning] = useState(false)

  const print = async (): Promise<void> => {
    const address = boot.printLogo === 'false' ? null : tenantFile(boot.url, boot.theme.logo)
    const [{ reportOf }, logo] = await Promise.all([
      import('../../render/pdf.ts'),
      address === null ? undefined : logoPicture(address),
    ])
    const now = new Date()
    const made = momentText(now, locale, 'long')
    const pdf = await reportOf({
      title: t(title, { tenant: boot.name }),
      subtitle: t('customWidgets.reportMade', { user: session.userName, time: made }),
      language: locale,
      logo,
      empty: t(empty),
      widgets: widgets.map(({ model, name, counted, figures }) => {
        const colours = coloursOf(primary.main, secondary.main, figures.length)
        return {
          name,
          headings: [t('dashboard.name'), t('customWidgets.countOf', { value: counted }).trim()],
          rows: figures.map(({ label, value = 0 }, at) => ({
            name: label,
            count: value.toLocaleString(locale),
            colour: colours[at] ?? primary.main,
          })),
          outlines: (area) =>
            charts[model.chart]?.outlines?.(
              figures.map(({ value = 0 }) => value),
              area,
            ) ?? [],
        }
      }),
      pageText: (page, pages) => t('customWidgets.reportPage', { page, pages }),
    })
    keepFile(`widgets-${now.toISOString().slice(0, 10)}.pdf`, pdf)
  }

  const onClick = (): void => {
    setRunning(true)
    void print()
      .catch(() => notify({ severity: 'error', text: t('error.somethingWentWrong') }))
      .finally(() => setRunning(false))
  }
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="download" />}
      loading={isRunning}
      loadingPosition="start"
      onClick={onClick}
    >
      {t(label)}
    </Button>
  )
}
