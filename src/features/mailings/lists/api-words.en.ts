export const mainListsStay =
  'The national list and the lists of regions can’t be deleted. Close them to new subscribers instead.'
export const listIsInUse =
  'A newsletter to this list is scheduled, or has not been sent to the end. Cancel its schedule, or stop sending it, then delete the list.'
export const noCampaignForList =
  'This campaign doesn’t exist, or has a list already; look among the deleted ones too.'
export const listNameMissing = 'Enter the name of the list.'
export const listPurposeMissing = 'Write who this list is for.'
export const chooseKindOfList = 'Choose the kind of list.'
