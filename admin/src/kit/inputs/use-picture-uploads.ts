import './picture-words.js'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { useWords } from '../words/use-words.js'
import { type Picture } from './PictureRow.js'

interface Progress {
  words: string
  /** How much has arrived, of 1; then the server prepares it. */
  part: number
}

/** Sends pictures one after the other, tells how far each is and why one failed. */
export function usePictureUploads(onUploaded: (picture: Picture) => void) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const busy = useRef(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problems, setProblems] = useState<string[]>([])

  const sendOne = async (file: File) => {
    const { name } = file
    const tell = (part: number) => {
      const percent = Math.round(part * 100)
      const words =
        part < 1 ? say('pictures.uploading', { name, percent }) : say('pictures.preparing', { name })
      setProgress({ words, part })
    }
    tell(0)
    try {
      const { id, ...upload } = await api.uploadPicture(file, tell)
      onUploaded({ upload: id, alt: '', ...upload })
      notify('pictures.uploaded', { type: 'success', messageArgs: { name } })
    } catch (error) {
      const reason = sentenceOf(error, say('pictures.uploadFailed'))
      setProblems((before) => [...before, say('pictures.failed', { name, reason })])
    }
  }
  const sendAll = async (files: readonly File[]) => {
    busy.current = true
    setProblems([])
    for (const file of files) await sendOne(file)
    busy.current = false
    setProgress(null)
  }
  return {
    progress,
    problems,
    isBusy: () => busy.current,
    send: (files: readonly File[]) => void sendAll(files),
  }
}
