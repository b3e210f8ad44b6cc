-- Where a picture is used: stories and updates of campaigns, too.
create index campaigns_pictures on campaigns using gin (pictures_in(content, image));
create index campaign_updates_pictures on campaign_updates using gin (pictures_in(content, null));
