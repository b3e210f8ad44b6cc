/** What a captcha is asked for: a solution counts for this act alone. */
export type CaptchaAct = 'register' | 'forget' | 'login' | 'contact'

export type Captcha = {
  /** What a browser needs to solve one for this act. */
  challenge(act: CaptchaAct): Promise<Record<string, unknown>>
  /**
   * Takes a solution, once on all processes.
   * @throws Failure 400 with `data:{captcha_required:true}` and `errors.captcha` for none, a wrong, an old or a used one
   */
  require(act: CaptchaAct, solution: string | undefined): Promise<void>
}

/** Asks for nothing. */
export const createCaptcha = (): Captcha => ({ challenge: async () => ({}), require: async () => {} })
