import { useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { now, productPalettes } from '../../config/index.ts'
import type { DashboardModel } from '../../config/index.ts'
import type { PrintedWidget } from '../../render/dashboard.ts'
import { countText, Icon, keepFile, momentText, useEngine, useFocusBack } from '../../render/index.ts'
import type { ReportPicture } from '../../render/pdf.ts'
import { useScene } from '../portal/scene.ts'
import type { LoadedDashboard } from '../screens/load.ts'
import { tenantFile } from '../tenant/files.ts'
import { reportName } from './report-name.ts'

/** Height of the logo in pixels: sharp on paper, whatever the picture's own size. */
const LOGO_HEIGHT = 240

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
  const { t, locale, formats, notify } = useEngine()
  const { boot, session } = useScene()
  const { ink, strong } = (boot.theme.palettes ?? productPalettes).light
  const [isRunning, setRunning] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, isRunning)

  const print = async (): Promise<void> => {
    const address = boot.printLogo === 'false' ? null : tenantFile(boot.url, boot.theme.logo)
    const [{ reportOf }, logo] = await Promise.all([
      import('../../render/pdf.ts'),
      address === null ? undefined : logoPicture(address),
    ])
    const printedAt = now()
    const made = momentText(printedAt, formats, 'long')
    const pdf = await reportOf({
      title: t(title, { tenant: boot.name }),
      subtitle: t('customWidgets.reportMade', { user: session.userName, time: made }),
      language: locale,
      logo,
      empty: t(empty),
      widgets: widgets.map(({ model, name, counted, figures, asOf }) => {
        const colours = coloursOf(figures, ink, strong)
        return {
          name,
          asOf: asOf && t('dashboard.asOf', { time: momentText(asOf, formats, 'long') }),
          headings: [t('dashboard.name'), t('customWidgets.countOf', { value: counted }).trim()],
          rows: figures.map(({ label, value = 0 }, at) => ({
            name: label,
            count: countText(value, formats),
            colour: colours[at] ?? ink,
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
    keepFile(reportName(printedAt), pdf)
  }

  const onClick = (): void => {
    setRunning(true)
    void print()
      .catch(() => notify({ severity: 'error', text: t('error.somethingWentWrong') }))
      .finally(() => setRunning(false))
  }
  return (
    <Button
      ref={button}
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

/** A picture of this host, SVG or of pixels, as a PNG that can be printed; undefined when it cannot be loaded. */
async function logoPicture(address: string): Promise<ReportPicture | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return undefined
  }
  const ratio = image.naturalHeight === 0 ? 1 : image.naturalWidth / image.naturalHeight
  const canvas = document.createElement('canvas')
  canvas.height = LOGO_HEIGHT
  canvas.width = Math.round(LOGO_HEIGHT * ratio)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png === null) return undefined
  return { bytes: new Uint8Array(await png.arrayBuffer()), width: canvas.width, height: canvas.height }
}
