-- Keys of effects stand with the letters since 0008; nothing has written here since.
drop table effects;
