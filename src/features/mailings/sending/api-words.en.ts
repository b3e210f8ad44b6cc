export const wasSent = 'This newsletter has been sent. To send it again, copy it to a new draft.'
export const nobodyReceives =
  'Nobody would receive this newsletter yet. Choose another list, or drop some of its conditions.'
