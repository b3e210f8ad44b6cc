export const missing = 'Please confirm first that you are not a robot, then send it again.'
export const wrong = 'The check that you are not a robot has to be repeated. Please send it once more.'
