# The podium
podium-share = Share
podium-turning-point = Turning point
podium-turned = { $who } moves, and { $winner }’s chance to win goes from { $before } % to { $after } %
