export const letterIsErased =
  'The content of this letter was deleted thirty days after it was written. It can only be discarded.'
