export const chooseOwnMember = 'Choose a member of your institution.'
export const chooseNoPic = 'Choose a member who isn’t a contact (PIC) yet.'
export const chooseMember = 'Choose a member.'
export const youAreOnlyPic = 'You are the only contact (PIC). Press once more if you still want to step down.'
export const secretariatRemovesPics = 'Only the secretariat can remove a contact (PIC).'
export const isNoMemberAnyMore = 'That person is no longer a member of this institution.'
export const chooseItsMember = 'Choose a member of this institution.'
export const hasEnoughPics = (count: number) =>
  `This institution already has ${count} contacts (PIC). Release one of them first.`
