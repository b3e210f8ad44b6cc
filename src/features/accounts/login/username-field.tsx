/** Hidden field that gives password managers the user name; it is not submitted. */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
)
