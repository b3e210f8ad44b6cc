/** Tells password managers whose password a form is about; nobody sees it, and it is not sent. */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
)
