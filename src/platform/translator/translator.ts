import { z } from 'zod'
import { unavailable } from '../http/failures.ts'

type Wish = { from: string; to: string; format: 'text' | 'html' }

/** A machine that translates. */
export type Translator = {
  /** @returns the texts in the other language, in their order @throws Failure 503 if it does not answer */
  translate(texts: readonly string[], wish: Wish): Promise<string[]>
}

/** A person waits for it, and long texts take their time. */
const PATIENCE_MS = 60_000
const answerShape = z.object({ translatedText: z.array(z.string()) })

/** Opens a translator by its address: one that speaks LibreTranslate's API. */
export function openTranslator({ url, key }: { url: string; key: string | undefined }): Translator {
  return {
    async translate(texts, { from, to, format }) {
      const body = JSON.stringify({
        q: texts,
        source: from,
        target: to,
        format,
        ...(key && { api_key: key }),
      })
      try {
        const answer = await fetch(`${url}/translate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const { translatedText } = answerShape.parse(await answer.json())
        if (translatedText.length !== texts.length) throw new Error('another number of texts')
        return translatedText
      } catch {
        throw unavailable(60)
      }
    },
  }
}
