-- What every installation needs before its first page, demo or not.
insert into provinces (code, bps_code, name) values
  ('11', '11', 'Aceh'), ('12', '12', 'Sumatera Utara'), ('13', '13', 'Sumatera Barat'), ('14', '14', 'Riau'),
  ('15', '15', 'Jambi'), ('16', '16', 'Sumatera Selatan'), ('17', '17', 'Bengkulu'), ('18', '18', 'Lampung'),
  ('19', '19', 'Kepulauan Bangka Belitung'), ('21', '21', 'Kepulauan Riau'),
  ('31', '31', 'DKI Jakarta'), ('32', '32', 'Jawa Barat'), ('33', '33', 'Jawa Tengah'),
  ('34', '34', 'DI Yogyakarta'), ('35', '35', 'Jawa Timur'), ('36', '36', 'Banten'),
  ('51', '51', 'Bali'), ('52', '52', 'Nusa Tenggara Barat'), ('53', '53', 'Nusa Tenggara Timur'),
  ('61', '61', 'Kalimantan Barat'), ('62', '62', 'Kalimantan Tengah'), ('63', '63', 'Kalimantan Selatan'),
  ('64', '64', 'Kalimantan Timur'), ('65', '65', 'Kalimantan Utara'),
  ('71', '71', 'Sulawesi Utara'), ('72', '72', 'Sulawesi Tengah'), ('73', '73', 'Sulawesi Selatan'),
  ('74', '74', 'Sulawesi Tenggara'), ('75', '75', 'Gorontalo'), ('76', '76', 'Sulawesi Barat'),
  ('81', '81', 'Maluku'), ('82', '82', 'Maluku Utara'),
  ('91', '94', 'Papua'), ('92', '91', 'Papua Barat'), ('93', '95', 'Papua Selatan'),
  ('94', '96', 'Papua Tengah'), ('95', '97', 'Papua Pegunungan'), ('96', '92', 'Papua Barat Daya');

insert into regions (title) values ('Nasional');

insert into news_categories (slug, title, cover_family, position) values ('liputan', 'Liputan', 'indigo', 1);

insert into settings (key, value) values
  ('site_name', '"Jaringan Karya Layanan"'),
  ('short_name', '"JKL"'),
  ('about', '""'), ('vision', '""'), ('mission', '""'),
  ('address', '""'), ('phone', '""'), ('email', '""'), ('whatsapp', '""'),
  ('social_x', '""'), ('social_instagram', '""'), ('social_facebook', '""'), ('social_youtube', '""'),
  ('hero_title', '"Satu tenunan, ratusan tangan."'), ('hero_text', '""');
