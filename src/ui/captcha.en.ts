export const captchaPhases = {
  idle: 'This form is protected against robots automatically.',
  busy: 'Checking that you are not a robot…',
  held: 'Checking that you are not a robot, then sending your form…',
  done: 'Checked: you are not a robot.',
  failed: 'The robot check did not succeed.',
}
