import { useRef } from 'react'
import Button from '@mui/material/Button'

interface PictureButtonProps {
  text: string
  /** What the button does, in full. */
  label: string
  /** What may be chosen. */
  hint: string
  /** Endings of the files that may be chosen, as the browser takes them. */
  endings?: string
  /** Takes the bytes of the file as base64, and what it is called. */
  take(base64: string, name: string): void
}

/** Chooses a picture, or another file, among the person's files. Whether it is one, the host says. */
export function PictureButton({ text, label, hint, endings = '.svg,.png,.jpg,.jpeg,.webp', take }: PictureButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        aria-label={label}
        title={hint}
        onClick={() => chooser.current?.click()}
        sx={{ flex: 'none' }}
      >
        {text}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={endings}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) void base64Of(file.slice(0, ENOUGH)).then((base64) => take(base64, file.name))
          target.value = ''
        }}
      />
    </>
  )
}

/** Bytes of a file by which the host knows that it is larger than any that it takes (1 MB): of a whole photograph it would read nothing, and not say why. */
const ENOUGH = 1024 ** 2 + 1

/** Nothing of a file that cannot be read, as of one that its cloud does not hand out: the host says of it that it is no picture. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })
}
